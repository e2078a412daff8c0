import type { ReactNode } from 'react'
import { AddRow } from '../add-row/add-row.tsx'
import { Card } from '../card/card.tsx'
import css from './food-group.module.css'

type Props = {
  title: string
  /** When it was eaten: "07:40". */
  time?: string
  total: ReactNode
  foods: readonly { key: string; name: string; amount: string }[]
  addLabel: string
  onAdd: () => void
}

/** What was eaten at one meal: each food with its amount, their sum in the head, and the way to add one. */
export function FoodGroup({ title, time, total, foods, addLabel, onAdd }: Props) {
  return (
    <Card>
      <div className={css.head}>
        <h2>{title}</h2>
        {time && <time>{time}</time>}
        <b>{total}</b>
      </div>
      <ul className={css.foods}>
        {foods.map(({ key, name, amount }) => (
          <li key={key}>
            <span>{name}</span>
            <span>{amount}</span>
          </li>
        ))}
      </ul>
      <div className={css.add}>
        <AddRow onClick={onAdd}>{addLabel}</AddRow>
      </div>
    </Card>
  )
}
