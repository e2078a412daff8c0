/** Text as it is compared: without blanks and capitals. */
export const folded = (text: string): string => text.toLowerCase().replaceAll(/\s/g, '')
