/** Whether an address is a preview's, wherever in it that is said: path, hash or query. [PRV-01] */
export const isPreview = (href: string): boolean => href.includes('/preview/')
