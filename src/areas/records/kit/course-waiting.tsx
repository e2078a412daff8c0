import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'

/** As on the page that waits. */
const GRAPH_PX = 200

/** In place of a chart whose readings are on their way: nobody says yet that there are none. */
export function CourseWaiting() {
  return <Skeleton height={GRAPH_PX} radius={12} />
}
