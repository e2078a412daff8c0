import { dishHref } from '../dish/dish-sprite.ts'

/** Four empty bowls on linen, or one bowl that broke. Decoration. */
export function EmptyArt({ art, className }: { art: 'bowls' | 'broken'; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 136 120" aria-hidden="true">
      <rect x="8" y="4" width="120" height="112" rx="30" fill="var(--surface-linen)" />
      {art === 'bowls' ? (
        <>
          <use href={dishHref('empty-celadon')} x="20" y="16" width="44" height="45.4" />
          <use href={dishHref('empty')} x="74" y="14" width="40" height="41.3" />
          <use href={dishHref('empty')} x="22" y="64" width="42" height="43.3" />
          <use href={dishHref('empty-clay')} x="70" y="58" width="48" height="49.5" />
        </>
      ) : (
        <>
          <use href={dishHref('empty-celadon')} x="30" y="20" width="76" height="78.4" />
          <g fill="none" stroke="var(--surface-linen)" strokeWidth="4.5" strokeLinejoin="round" strokeLinecap="round">
            <path d="M72 24l-7 15 9 9-8 13 7 8" />
          </g>
          <path d="M94 84l9-4 3 8-8 4z" fill="var(--dish-celadon)" />
        </>
      )}
    </svg>
  )
}
