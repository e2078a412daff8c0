/** Whether the member asks for less movement; for scripts, where the stylesheet cannot ask. */
export const prefersReducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
