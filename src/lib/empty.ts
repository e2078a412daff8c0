/**
 * The product's empty check: null, undefined, '' and the text 'null' are empty, nothing else is. [VAL-01, VAL-02]
 * The text counts because native storage and older clients write it for "no value".
 */
export function isEmpty(value: unknown): value is null | undefined | '' | 'null' {
  return value === null || value === undefined || value === '' || value === 'null'
}

/** The text itself, or '' when it is empty by the product's check. Use it where "no value" has one form. */
export function textOrEmpty(value: string | null | undefined): string {
  return isEmpty(value) ? '' : value
}
