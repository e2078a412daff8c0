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
import { useLingui } from '@lingui/react/macro'
import GripVertical from 'lucide-react/icons/grip-vertical'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { DishTile } from '#src/ui/dish/dish.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import type { FavouriteFood } from './food.ts'
import { useFoodWords } from './food-words.ts'
import css from './add-foods.module.css'

interface Props {
  foods: readonly FavouriteFood[]
  /** On its way to the server: shown at once, and the old order again where it is refused. */
  order: readonly number[] | undefined
  onSort(seqs: number[]): void
  onRemove(seq: number): void
}

/**
 * Favourites by the handle: held and dragged, or with the keyboard by Space and the arrow keys, each step said
 * (docs/decisions/174). [MEA-15]
 */
export function SortFavourites({ foods, order, onSort, onRemove }: Props) {
  const { t } = useLingui()
  const { nameOf } = useFoodWords()
  const [dropped, setDropped] = useState<{ from: readonly FavouriteFood[]; to: readonly number[] }>()
  // between the drop and the call the row must not jump back
  const wanted = order ?? (dropped?.from === foods ? dropped.to : undefined)
  const shown = wanted ? foods.toSorted((one, other) => wanted.indexOf(one.seq) - wanted.indexOf(other.seq)) : foods
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: unknown) => shown.findIndex(({ seq }) => seq === id) + 1
  const nameAt = (id: unknown) => {
    const food = shown.find(({ seq }) => seq === id)
    return food ? nameOf(food) : ''
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    const to = arrayMove(
      shown.map(({ seq }) => seq),
      placeOf(active.id) - 1,
      placeOf(over.id) - 1,
    )
    setDropped({ from: foods, to })
    onSort(to)
  }
  const total = foods.length
  const announcements: Announcements = {
    onDragStart: ({ active }) => t`${nameAt(active.id)} 들었어요. ${total}개 가운데 ${placeOf(active.id)}번째예요.`,
    onDragOver: ({ active, over }) => (over ? t`${nameAt(active.id)}, ${placeOf(over.id)}번째 자리예요.` : undefined),
    onDragEnd: ({ active, over }) => t`${nameAt(active.id)}, ${placeOf(over?.id ?? active.id)}번째에 놓았어요.`,
    onDragCancel: ({ active }) => t`${nameAt(active.id)}, 있던 자리에 두었어요.`,
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: t`스페이스로 들고 화살표로 옮긴 다음 스페이스로 놓아요. Esc를 누르면 그대로 둬요.`,
        },
      }}
    >
      <SortableContext items={shown.map(({ seq }) => seq)} strategy={verticalListSortingStrategy}>
        <Rows label={t`즐겨찾는 음식 순서`}>
          {shown.map((food) => (
            <SortRow key={food.seq} food={food} name={nameOf(food)} onRemove={() => onRemove(food.seq)} />
          ))}
        </Rows>
      </SortableContext>
    </DndContext>
  )
}

function SortRow({ food, name, onRemove }: { food: FavouriteFood; name: string; onRemove: () => void }) {
  const { t } = useLingui()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: food.seq,
  })
  const style = { transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined, transition }
  return (
    <li ref={setNodeRef} className={css.row} style={style} data-lifted={isDragging || undefined}>
      <DishTile name={food.name} />
      <span className={css.main}>
        <b>{name}</b>
      </span>
      <IconButton label={t`${name}, 즐겨찾기에서 빼기`} icon={X} quiet onClick={onRemove} />
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={css.grip}
        {...listeners}
        aria-label={t`${name} 옮기기`}
        aria-describedby={attributes['aria-describedby']}
        aria-roledescription={t`옮길 수 있는 줄`}
      >
        <Icon of={GripVertical} />
      </button>
    </li>
  )
}
