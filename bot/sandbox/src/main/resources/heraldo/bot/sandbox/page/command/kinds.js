/** Discord's numbers for the kinds of option. */
export const SUBCOMMAND = 1;
export const GROUP = 2;
export const STRING = 3;
export const INTEGER = 4;
export const BOOLEAN = 5;
export const USER = 6;
export const CHANNEL = 7;
export const ROLE = 8;
export const MENTIONABLE = 9;
export const NUMBER = 10;
