import { Avatar, type AvatarPicture } from '../avatar/avatar.tsx'
import { BROOK_WIDTH, layBrook } from './brook-layout.ts'
import css from './brook.module.css'

type Props = {
  /** Stones there are: the days that complete the way. */
  count: number
  /** Stones behind the member. */
  done: number
  /** Who stands on the next stone. */
  picture: AvatarPicture
  /** The whole as a sentence: "완주까지 열여섯 칸 가운데 열한 칸을 건넜어요". */
  label: string
}

/**
 * Stepping stones over a brook, one for every day that completes a challenge. A stone that is reached while one looks
 * turns green.
 */
export function Brook({ count, done, picture, label }: Props) {
  const { height, stones, way } = layBrook(count)
  const now = stones[Math.min(done, count - 1)]
  const goal = stones[count - 1]
  return (
    <div className={css.ground} role="img" aria-label={label}>
      <div className={css.drawing}>
        <svg viewBox={`0 0 ${BROOK_WIDTH} ${height}`} aria-hidden="true">
          <path className={css.ripple} d={ripples(height)} />
          <path className={css.way} d={way} />
          {stones.map(({ x, y }, index) => (
            // Stones do not move: their number is what they are.
            <g key={index} className={css.stone} data-state={index < done ? 'done' : index === done ? 'now' : 'coming'}>
              <ellipse className={css.shade} cx={x} cy={y + 2.5} rx="14" ry="12" />
              <ellipse className={css.top} cx={x} cy={y} rx="14" ry="12" />
              <path className={css.tick} d={`M${x - 4.6} ${y + 0.2}l3.3 3.2 6-6.4`} />
            </g>
          ))}
          {goal ? (
            <g>
              <path className={css.pole} d={`M${goal.x} ${goal.y}v-30`} />
              <path className={css.flag} d={`M${goal.x} ${goal.y - 31}h17l-4.6 5.5 4.6 5.5h-17z`} />
            </g>
          ) : null}
        </svg>
        {now && done < count ? (
          <span
            className={css.me}
            style={{ left: `${(now.x / BROOK_WIDTH) * 100}%`, top: `${((now.y - 12) / height) * 100}%` }}
          >
            <Avatar picture={picture} />
          </span>
        ) : null}
      </div>
    </div>
  )
}

/** A little water between the rows. */
const ripples = (height: number): string =>
  [
    `M96 14q8-4 16 0t16 0`,
    `M36 66q9-5 18 0t18 0`,
    `M150 64q9-5 18 0t18 0t18 0`,
    `M236 70q9-5 18 0t18 0`,
    `M204 ${height - 12}q8-4 16 0t16 0`,
  ]
    .filter((path) => Number(path.split(' ')[1]?.split('q')[0]) < height - 6)
    .join('')
