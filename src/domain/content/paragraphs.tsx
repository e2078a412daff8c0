import type { Schemas } from '#src/contract/schemas.ts'
import { Card } from '#src/ui/card/card.tsx'
import { ContentPicture } from './content-picture.tsx'
import css from './content.module.css'

/** A text in its parts, each with its heading and its picture where it has them. Line breaks are kept. */
export function Paragraphs({ paragraphs, label }: { paragraphs: readonly Schemas['Paragraph'][]; label: string }) {
  return (
    <Card as="article" label={label} className={css.text}>
      {paragraphs.map(({ subTitle, contents, imgUrl }, at) => (
        <div key={at} className={css.part}>
          {subTitle !== null && <h2>{subTitle}</h2>}
          {imgUrl !== null && <ContentPicture url={imgUrl} />}
          <p>{contents}</p>
        </div>
      ))}
    </Card>
  )
}
