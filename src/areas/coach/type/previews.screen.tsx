import { useSuspenseQuery } from '@tanstack/react-query'
import { PreviewBar } from '#src/domain/preview/preview-bar.tsx'
import type { SampleCode } from '#src/domain/preview/sample.ts'
import { TypesPage } from './different-type.screen.tsx'
import { EatingTypePage } from './eating-type.screen.tsx'
import { sampleTypeQuery, typesToComeQuery } from './type.queries.ts'

/** The eating type of a sample member. [PRV-05] */
export function EatingTypePreviewScreen({ sample }: { sample: SampleCode }) {
  const { data: own } = useSuspenseQuery(sampleTypeQuery(sample))
  const { data: types } = useSuspenseQuery(typesToComeQuery())
  return <EatingTypePage own={own} types={types} previewBar={<PreviewBar sample={sample} />} />
}

/** All eating types as they will be shown. [PRV-05] */
export function TypesPreviewScreen({ code }: { code: string | undefined }) {
  return (
    <TypesPage
      code={code}
      types={useSuspenseQuery(typesToComeQuery()).data}
      to="/preview/differentTypePreview"
      bar={<PreviewBar />}
    />
  )
}
