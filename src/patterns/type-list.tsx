import type { ReactNode } from 'react'
import type { RenderElement } from '#src/ui/base/slot.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'

export interface TypeRow {
  key: string
  name: string
  text: string
  /** Korean name of the dish that stands for it. */
  dish: string
  /** The member's own. */
  mine?: string
  render?: RenderElement
}

/** All types of a test, one's own marked. */
export function TypeList({ label, types }: { label: string; types: readonly TypeRow[] }): ReactNode {
  return (
    <Card tight>
      <Rows label={label}>
        {types.map(({ key, name, text, dish, mine, render }) => (
          <ListRow
            key={key}
            lead={<DishTile name={dish} />}
            title={name}
            sub={text}
            end={mine ? <Badge kind="positive">{mine}</Badge> : undefined}
            chevron={render !== undefined}
            {...(render ? { render } : {})}
          />
        ))}
      </Rows>
    </Card>
  )
}
