/** A mobile number as a person reads it: 010-0000-1119. */
export const withDashes = (digits: string): string => digits.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3')

/** The digits of what was typed. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '')

/** A number that a code can be sent to, as the contract has it. */
export const isMobile = (digits: string): boolean => /^01\d{8,9}$/.test(digits)
