import { useLingui } from '@lingui/react/macro'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import type { Item } from './detail.ts'
import { useLowName } from './detail-words.ts'
import { Values } from './group-values.tsx'
import css from './detail.module.css'

/**
 * Values that came out low: whom to talk to. The check-up is weeks old when it is read, so nothing is to be done
 * at once.
 */
export function LowCard({ items }: { items: Item[] }) {
  const { t } = useLingui()
  const { name, subject } = useLowName(items)
  return (
    <Card>
      <CardHead title={t`낮게 나온 값`} />
      <Values items={items} />
      <p className={css.quiet}>{t`${name}${subject} 낮게 나왔어요. 의료진과 이야기해 보세요.`}</p>
    </Card>
  )
}
