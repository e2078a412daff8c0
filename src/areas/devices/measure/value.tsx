import { useValueWords } from './device-words.ts'
import { hasCode, type Measured, shownOf } from './measured.ts'

/** The value large, and what the scales told with it. */
export function Value({ measured, unit }: { measured: Measured; unit: string }) {
  const names = useValueWords()
  const [first, ...rest] = measured.values
  const others = first?.helhidxCode === 'SBP' ? [] : rest.filter(hasCode)
  const kind = first && hasCode(first) ? names[first.helhidxCode]?.name : undefined
  return (
    <p role="status">
      {kind ? `${kind} ` : null}
      <b>{shownOf(measured)}</b> {unit}
      {others.map(
        ({ helhidxCode, helhidxVal }) =>
          ` · ${names[helhidxCode]?.name ?? helhidxCode} ${helhidxVal} ${names[helhidxCode]?.unit ?? ''}`,
      )}
    </p>
  )
}
