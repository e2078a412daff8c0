import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Component, createElement, lazy, useState, type ComponentType, type ReactNode } from 'react'
import { toast } from '#src/ui/toast/toast.ts'
import { loadWords } from './language.ts'

type Load<Name extends string, Props> = () => Promise<Record<Name, (props: Props) => ReactNode>>

/**
 * A part of a screen whose code comes when it is first drawn, with its English words [LNG-02]: `const MyQrSheet =
 * lazyPart(() => import('./my-qr-sheet.tsx'), 'MyQrSheet')`. What was opened by a tap (it has an `onClose`) and whose
 * code does not come says so and closes: the screen stands. Another takes its screen into the failure.
 */
export function lazyPart<Name extends string, Props>(
  load: Load<Name, Props>,
  name: Name,
): (props: Props & object) => ReactNode {
  const begin = () =>
    lazy(async () => {
      const file = await load().catch((cause: unknown) => {
        throw new MissingPart(cause)
      })
      await loadWords()
      // its props are checked where the part is drawn
      return { default: file[name] as unknown as ComponentType<object> }
    })
  let code = begin()
  return function Part(props) {
    const [Code] = useState(() => code)
    const close = 'onClose' in props && typeof props.onClose === 'function' ? props.onClose : undefined
    const part = createElement(Code, props)
    if (!close) return part
    const missing = () => {
      code = begin() // the next tap asks again
      toast({ kind: 'bad', text: i18n._(msg`열지 못했어요. 연결을 확인하고 다시 눌러 주세요.`) })
      close()
    }
    return createElement(OpenedPart, { missing }, part)
  }
}

/** The code of a part did not come. */
class MissingPart extends Error {
  constructor(cause: unknown) {
    super('Loading a part failed', { cause })
    this.name = 'MissingPart'
  }
}

/** Around what a tap has opened: its missing code is told, every other failure is the screen's. */
class OpenedPart extends Component<{ missing: () => void; children?: ReactNode }, { failure?: unknown }> {
  override state: { failure?: unknown } = {}
  static getDerivedStateFromError = (failure: unknown) => ({ failure })
  override componentDidCatch(failure: unknown) {
    if (failure instanceof MissingPart) this.props.missing()
  }
  override render() {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    if (failure instanceof MissingPart) return null
    throw failure
  }
}

/**
 * A part that a screen draws by itself and that nobody misses: without its code there is nothing, where a `lazyPart`
 * would take the whole screen into its failure.
 */
export function lazyExtra<Name extends string, Props>(
  load: Load<Name, Props>,
  name: Name,
): (props: Props & object) => ReactNode {
  const none = { [name]: () => null } as Record<Name, () => null> // its only key
  return lazyPart<Name, Props>(() => load().catch(() => none), name)
}
