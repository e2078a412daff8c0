import Check from 'lucide-react/icons/check'
import Leaf from 'lucide-react/icons/leaf'
import { Icon } from '#src/ui/icon/icon.tsx'
import css from './how-list.module.css'

interface Props {
  labelledBy: string
  good: readonly string[]
  care: readonly string[]
}

/** What goes well, then what to look after: sentences, never a grade. */
export function HowList({ labelledBy, good, care }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops list semantics where list-style is none
    <ul className={css.how} role="list" aria-labelledby={labelledBy}>
      {good.map((line) => (
        <li key={line}>
          <Icon of={Check} className={css.good} />
          {line}
        </li>
      ))}
      {care.map((line) => (
        <li key={line}>
          <Icon of={Leaf} className={css.care} />
          {line}
        </li>
      ))}
    </ul>
  )
}
