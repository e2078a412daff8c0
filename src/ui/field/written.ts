/**
 * What stands in a field once it was cleaned. The field gets it at once, so that the caret stays behind the letter that
 * was just typed: React would write it later and put the caret at the end. Decision 384.
 *
 * @param clean what the field makes of a text
 * @param before what stood there; where nothing else comes of it, what was typed is not taken
 */
export function written(field: HTMLInputElement, clean: (typed: string) => string, before: string): string {
  const typed = field.value
  const text = clean(typed)
  if (text === typed) return text
  const caret = field.selectionStart ?? typed.length
  const at =
    text === before ? caret - (typed.length - text.length) : Math.min(clean(typed.slice(0, caret)).length, text.length)
  field.value = text
  field.setSelectionRange(Math.max(0, at), Math.max(0, at))
  return text
}

/** A keyboard that composes is in the middle of a letter: what it wrote is cleaned when that is done. */
export const isComposing = (event: Event): boolean => 'isComposing' in event && event.isComposing === true
