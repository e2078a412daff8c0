import type { Schemas } from '#src/contract/schemas.ts'
import { Card } from '#src/ui/card/card.tsx'
import { ContentPicture } from './content-picture.tsx'
import css from './content.module.css'

/** A number and its unit are not parted at the end of a line. */
const together = (text: string): string => text.replaceAll(/(\d) (?=%|kg|g\b|kcal|km|cm|mmHg)/g, '$1\u00a0')

/** A text in its parts, each with its heading and its picture where it has them. Line breaks are kept. */
export function Paragraphs({ paragraphs, label }: { paragraphs: readonly Schemas['Paragraph'][]; label: string }) {
  return (
    <Card as="article" label={label} className={css.text}>
      {paragraphs.map(({ subTitle, contents, imgUrl }, at) => (
        <div key={at} className={css.part}>
          {subTitle !== null && <h2>{together(subTitle)}</h2>}
          {imgUrl !== null && <ContentPicture url={imgUrl} />}
          <p>{together(contents)}</p>
        </div>
      ))}
    </Card>
  )
}
