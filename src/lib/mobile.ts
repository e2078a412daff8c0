/** A mobile number as a person reads it: 010-0000-1119. How one is typed: `mobileOf` in typed.ts. */
export const withDashes = (digits: string): string => digits.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3')

/** A number that a code can be sent to, as the contract has it. */
export const isMobile = (digits: string): boolean => /^01\d{8,9}$/.test(digits)
