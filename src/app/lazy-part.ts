import { lazy, type LazyExoticComponent, type ReactNode } from 'react'
import { loadWords } from './language.ts'

/**
 * A part of a screen whose code comes when it is first drawn, with its English words [LNG-02]:
 * `const MyQrSheet = lazyPart(() => import('./my-qr-sheet.tsx'), 'MyQrSheet')`.
 */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, (props: Props) => ReactNode>>,
  name: Name,
): LazyExoticComponent<(props: Props) => ReactNode> {
  return lazy(async () => {
    const file = await load()
    await loadWords()
    return { default: file[name] }
  })
}
