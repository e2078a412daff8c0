/**
 * The company of members without an employer: `bizCode` of the member information is never null (MBR-01). In no list of
 * employers.
 */
export const GENERAL = 'B00000'
