/** The six colours of Nie blefuj!, in the order of the letters on their crests. */
export const COLOURS = ['white', 'red', 'yellow', 'green', 'blue', 'violet']
