/**
 * Whoever comes from the menu and has measured nothing sees first what there is to measure. Null: nobody could say, and
 * then one is let in. On any other way the questions ask for height and weight themselves. [GOL-11]
 */
export const measuresFirst = (from: 'menu' | undefined, last: readonly unknown[] | null): boolean =>
  from === 'menu' && last?.length === 0
