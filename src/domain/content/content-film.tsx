import css from './content.module.css'

/** A film of the operator, which plays and is fetched when it is asked for. */
export function ContentFilm({ url, name }: { url: string; name: string }) {
  return (
    // The operator's films come without a track of words; what stands beside them says what is shown.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video className={css.picture} src={url} controls preload="none" playsInline aria-label={name} />
  )
}
