import { cutTo } from '#src/lib/letters.ts'
import css from './sign-in.module.css'

/** What a provider is known by, until it gives a mark of its own: its first syllable. */
export function ProviderTile({ code, name, off }: { code: string; name: string; off?: boolean }) {
  return (
    <span className={css.tile} data-tone={off ? 'off' : Number(code) % 4} aria-hidden="true">
      {cutTo(name, 1)}
    </span>
  )
}
