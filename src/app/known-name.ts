let known = ''

/**
 * The sign-in name of whoever has just joined, for the form that they meet next. In memory alone, until somebody signs
 * in.
 */
export const knownName = (): string => known

export function knowName(name: string): void {
  known = name
}
