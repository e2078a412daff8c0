/** A phone would open its own keyboard over ours; a keyboard on the table still types. */
export const hasOwnKeyboard = (): boolean => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches
