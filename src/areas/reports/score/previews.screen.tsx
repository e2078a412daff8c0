import { useSuspenseQuery } from '@tanstack/react-query'
import { PreviewBar } from '#src/domain/preview/preview-bar.tsx'
import type { SampleCode } from '#src/domain/preview/sample.ts'
import { AnalysisPage } from './analysis.screen.tsx'
import { sampleAnalysisQuery, sampleScoreQuery } from './score.queries.ts'
import { ScorePage } from './score.screen.tsx'

/** The score's page, of a sample member. [PRV-05] */
export function ScorePreviewScreen({ sample }: { sample: SampleCode }) {
  return (
    <ScorePage
      score={useSuspenseQuery(sampleScoreQuery(sample)).data}
      preview={{ bar: <PreviewBar sample={sample} />, sample }}
    />
  )
}

/** What is behind it, of a sample member. [PRV-05] */
export function AnalysisPreviewScreen({ sample }: { sample: SampleCode }) {
  return (
    <AnalysisPage
      analysis={useSuspenseQuery(sampleAnalysisQuery(sample)).data}
      previewBar={<PreviewBar sample={sample} />}
    />
  )
}
