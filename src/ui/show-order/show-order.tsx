import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { useLayoutEffect, useRef, useState } from 'react'
import { useWidgetLanguage } from '../base/widget-language.ts'
import { Switch } from '../choice/choice.tsx'
import { Icon, type LucideIcon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { RowIcon, Rows } from '../list-row/list-row.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import css from './show-order.module.css'

export type ShowOrderRow = {
  id: string
  name: string
  shown: boolean
  icon?: LucideIcon
  /** It stays as it is for now: the last one, or no room for another. */
  locked?: boolean
}

type Props = {
  /** Names the list. */
  label: string
  rows: readonly ShowOrderRow[]
  /** The whole list as it is wanted now. */
  onChange: (rows: ShowOrderRow[]) => void
}

/**
 * Which things are shown, and in which order: a switch and a handle each. The handle is dragged, moved by Space and the
 * arrow keys, or tapped for two arrows in place of the switch: nobody has to drag (WCAG 2.5.7). Each step is said.
 */
export function ShowOrder({ label, rows, onChange }: Props) {
  const { say } = useWidgetLanguage()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const [picked, setPicked] = useState<string>()
  const [said, setSaid] = useState('')
  const ids = rows.map(({ id }) => id)
  const placeOf = (id: unknown) => ids.findIndex((each) => each === id) + 1
  const nameOf = (id: unknown) => rows.find((row) => row.id === id)?.name ?? ''
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onChange(arrayMove([...rows], placeOf(active.id) - 1, placeOf(over.id) - 1))
  }
  const step = (id: string, by: 1 | -1) => {
    const place = placeOf(id) + by
    onChange(arrayMove([...rows], place - 1 - by, place - 1))
    setSaid(say(/*i18n*/ '{name}, {place}번째에 놓았어요.', { name: nameOf(id), place }))
  }
  // A row that was just lifted lies over its own place: that would cut off what was said of lifting it.
  const lifted = useRef(false)
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lifted.current = true
      return say(/*i18n*/ '{name} 들었어요. {total}개 가운데 {place}번째예요.', {
        name: nameOf(active.id),
        total: rows.length,
        place: placeOf(active.id),
      })
    },
    onDragOver: ({ active, over }) => {
      const isFirst = lifted.current
      lifted.current = false
      return over && !(isFirst && over.id === active.id)
        ? say(/*i18n*/ '{name}, {place}번째 자리예요.', { name: nameOf(active.id), place: placeOf(over.id) })
        : undefined
    },
    onDragEnd: ({ active, over }) =>
      say(/*i18n*/ '{name}, {place}번째에 놓았어요.', {
        name: nameOf(active.id),
        place: placeOf(over?.id ?? active.id),
      }),
    onDragCancel: ({ active }) => say(/*i18n*/ '{name}, 있던 자리에 두었어요.', { name: nameOf(active.id) }),
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: say(/*i18n*/ '스페이스로 들고 화살표로 옮긴 다음 스페이스로 놓아요. Esc를 누르면 그대로 둬요.'),
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Rows label={label}>
          {rows.map((row, index) => (
            <Row
              key={row.id}
              row={row}
              place={{ index, isLast: index === rows.length - 1 }}
              picked={picked === row.id}
              onPick={() => setPicked(picked === row.id ? undefined : row.id)}
              onStep={(by) => step(row.id, by)}
              onShown={(shown) => onChange(rows.map((each) => (each.id === row.id ? { ...each, shown } : each)))}
            />
          ))}
        </Rows>
      </SortableContext>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </DndContext>
  )
}

type RowProps = {
  row: ShowOrderRow
  place: { index: number; isLast: boolean }
  picked: boolean
  onPick: () => void
  onStep: (by: 1 | -1) => void
  onShown: (shown: boolean) => void
}

function Row({
  row: { id, name, shown, icon, locked },
  place: { index, isLast },
  picked,
  onPick,
  onStep,
  onShown,
}: RowProps) {
  const { say } = useWidgetLanguage()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  })
  const style = { transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined, transition }
  const pressed = useRef<HTMLButtonElement>(null)
  // A row that is put behind another one is moved in the page, and loses the focus by it.
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  })
  const stepBy = (by: 1 | -1, button: HTMLButtonElement) => {
    pressed.current = button
    onStep(by)
  }
  return (
    <li
      ref={setNodeRef}
      className={css.row}
      style={style}
      data-lifted={isDragging || undefined}
      data-picked={picked || undefined}
      data-hidden={!shown || undefined}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={css.grip}
        {...listeners}
        onClick={onPick}
        aria-expanded={picked}
        aria-label={say(/*i18n*/ '{name} 옮기기', { name })}
        aria-describedby={attributes['aria-describedby']}
        aria-roledescription={say(/*i18n*/ '옮길 수 있는 줄')}
      >
        <Icon of={GripVertical} />
      </button>
      {icon ? <RowIcon icon={icon} className={css.icon} /> : null}
      <span className={css.name}>{name}</span>
      {picked ? (
        <span className={css.steps}>
          <IconButton
            icon={ArrowUp}
            label={say(/*i18n*/ '{name} 위로', { name })}
            aria-disabled={index === 0}
            onClick={(event) => stepBy(-1, event.currentTarget)}
          />
          <IconButton
            icon={ArrowDown}
            label={say(/*i18n*/ '{name} 아래로', { name })}
            aria-disabled={isLast}
            onClick={(event) => stepBy(1, event.currentTarget)}
          />
        </span>
      ) : (
        <Switch
          hideLabel
          label={say(/*i18n*/ '{name} 보이기', { name })}
          checked={shown}
          disabled={locked}
          onChange={onShown}
        />
      )}
    </li>
  )
}
