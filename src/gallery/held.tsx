import { useState, type ReactNode } from 'react'

type Props<T> = { start: T; children: (value: T, onChange: (next: T) => void) => ReactNode }

/** Keeps the value of a widget whose caller keeps it, so that a story of it can be used. */
export function Held<T>({ start, children }: Props<T>) {
  const [value, setValue] = useState(start)
  return children(value, setValue)
}
