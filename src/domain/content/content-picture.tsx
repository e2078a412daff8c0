import { useState } from 'react'
import { externalImageUrl } from '#src/lib/image-url.ts'
import css from './content.module.css'

/**
 * A picture of the operator; one that is not accepted or does not come leaves its place. The words beside it say all
 * that it shows. [VAL-03]
 */
export function ContentPicture({ url }: { url: string }) {
  const [failed, setFailed] = useState(false)
  const src = externalImageUrl(url)
  return failed || src === '' ? null : (
    <img className={css.picture} src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(true)} />
  )
}
