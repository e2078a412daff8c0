import { Avatar, type AvatarPicture } from '#src/ui/avatar/avatar.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Checkbox } from '#src/ui/choice/choice.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import css from './people-picker.module.css'

export interface Picked {
  key: string
  name: string
}

interface Row extends Picked {
  picture: AvatarPicture
  /** Why this one cannot be chosen: "이미 불렀어요". */
  note?: string | undefined
}

interface Props {
  title: string
  /** What the search found; undefined while it has not answered. */
  rows: readonly Row[] | undefined
  /** Those chosen; they stand above the list, whatever is searched for. */
  picked: readonly Picked[]
  onChange: (picked: Picked[]) => void
  /** The most that can be chosen; with one, choosing another takes its place. */
  most: number
  typed: string
  /** Letters that a search takes. */
  limit: number
  onType: (typed: string) => void
  words: { find: string; none: string; remove: (name: string) => string }
}

/** People by name, of whom some are chosen: whoever cannot be stands there with the reason. */
export function PeoplePicker({ title, rows, picked, onChange, most, typed, limit, onType, words }: Props) {
  const isPicked = (key: string) => picked.some((one) => one.key === key)
  const turn = ({ key, name }: Picked, on: boolean) => {
    const others = most === 1 ? [] : picked
    onChange(on ? [...others, { key, name }] : picked.filter((one) => one.key !== key))
  }
  return (
    <Card>
      <CardHead title={title} />
      {picked.length > 0 ? (
        <div className={css.chips}>
          {picked.map((one) => (
            <Chip key={one.key} removable aria-label={words.remove(one.name)} onClick={() => turn(one, false)}>
              {one.name}
            </Chip>
          ))}
        </div>
      ) : null}
      <TextField label={words.find} type="search" value={typed} onChange={onType} limit={limit} clearLabel sunken />
      {rows?.length === 0 ? <p className={css.none}>{words.none}</p> : null}
      <Rows label={title} className={css.rows}>
        {rows?.map((row) => {
          const isOff = !isPicked(row.key) && (row.note !== undefined || (most > 1 && picked.length >= most))
          return (
            <ListRow
              key={row.key}
              as="label"
              lead={<Avatar picture={row.picture} />}
              title={row.name}
              sub={isPicked(row.key) ? undefined : row.note}
              end={
                <Checkbox
                  label={row.name}
                  hideLabel
                  checked={isPicked(row.key)}
                  disabled={isOff}
                  onChange={(on) => turn(row, on)}
                />
              }
            />
          )
        })}
      </Rows>
    </Card>
  )
}
