import { Avatar, type AvatarPicture } from '#src/ui/avatar/avatar.tsx'
import css from './hours.module.css'

/** Middles of the six stones in the water, the last with the flag. */
const STONES = [
  [34, 74],
  [86, 82],
  [138, 70],
  [190, 80],
  [242, 68],
  [300, 58],
] as const

const HALF = 23

/**
 * Today's way over the brook: stones behind the member are ticked, the flag stands on the last. Decoration: the bar
 * below says it.
 */
export function Brook({ share, picture }: { share: number; picture: AvatarPicture }) {
  const at = Math.min(STONES.length - 1, Math.floor(share * STONES.length))
  const [x, y] = STONES[at] ?? STONES[0]
  return (
    <div className={css.brook} aria-hidden="true">
      <svg viewBox="0 0 334 112">
        <path
          className={css.water}
          d="M0 108c60-14 120 12 180-2s100-8 154-2M10 40c30-8 40 6 70-1M230 30c24-6 36 6 60 0"
        />
        {STONES.slice(1).map(([toX, toY], index) => {
          const [fromX, fromY] = STONES[index] ?? STONES[0]
          return <path key={toX} className={css.drops} d={`M${fromX + 20} ${fromY}L${toX - 20} ${toY}`} />
        })}
        {STONES.map(([cx, cy], index) => (
          <g key={cx} data-done={index < at || undefined}>
            <ellipse className={css.shade} cx={cx} cy={cy + 4} rx="19" ry="15" />
            <ellipse className={css.stone} cx={cx} cy={cy} rx="19" ry="15" />
            {index < at ? <path className={css.tick} d={`m${cx - 6} ${cy} 4.5 4.5 8-8.5`} /> : null}
          </g>
        ))}
        <path className={css.pole} d="M300 58V20" />
        <path className={css.flag} d="M300 20h22l-6 8 6 8H300z" />
        <circle className={css.me} cx={x} cy={y - HALF} r="24" />
        <foreignObject x={x - 20} y={y - HALF - 20} width="40" height="40">
          <div className={css.mine}>
            <Avatar picture={picture} />
          </div>
        </foreignObject>
      </svg>
    </div>
  )
}
