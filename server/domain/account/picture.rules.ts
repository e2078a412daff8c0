/**
 * One of the nine drawn pictures, `01` to `09` (MBR-03); anything else is the id of a picture that the member has
 * added.
 */
export const isDrawn = (usrImg: string): boolean => /^0[1-9]$/.test(usrImg)
