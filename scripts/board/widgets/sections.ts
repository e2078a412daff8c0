/** One section of the board's widgets sheet and the gallery's story that draws the same. */
export type Section = {
  /** Its Korean title on the board. */
  title: string
  /** Name of its picture, without ending. */
  picture: string
  /** The story's id after `board-widgets-sheet-`. */
  story: string
  /** Only this part of both is set side by side: a section whose parts have stories of their own. */
  part?: { board: string; ours: string }
  wide?: boolean
}

/** In the order of the sheet, column by column. */
export const SECTIONS: readonly Section[] = [
  { title: '버튼', picture: 'buttons', story: 'controls--buttons' },
  { title: '입력', picture: 'text-fields', story: 'controls--text-fields' },
  { title: '선택 버튼', picture: 'selects', story: 'controls--selects' },
  { title: '고르기', picture: 'choices', story: 'controls--choices' },
  { title: '나눔 버튼', picture: 'segmented', story: 'controls--segmented-controls' },
  { title: '탭', picture: 'tabs', story: 'controls--tab-row' },
  { title: '접이식', picture: 'accordion', story: 'controls--accordion-items' },
  { title: '도움말', picture: 'tooltip', story: 'controls--open-tooltip' },
  { title: '칩과 배지', picture: 'chips', story: 'controls--chips-and-badges' },
  { title: '진행 막대', picture: 'progress', story: 'containers--progress-bars' },
  { title: '반원 계기', picture: 'semicircles', story: 'charts--semicircles' },
  { title: '목록 줄', picture: 'list-rows', story: 'containers--list-rows' },
  { title: '카드', picture: 'cards', story: 'containers--cards' },
  { title: '아래 시트', picture: 'bottom-sheet', story: 'overlays--bottom-sheet' },
  {
    title: '대화상자',
    picture: 'dialog-choice',
    story: 'overlays--dialog-with-choice',
    part: { board: '.mini-frame >> nth=0', ours: '#app-21' },
  },
  {
    title: '대화상자',
    picture: 'dialog-message',
    story: 'overlays--dialog-with-message',
    part: { board: '.mini-frame >> nth=1', ours: '#app-21' },
  },
  { title: '토스트', picture: 'toasts', story: 'overlays--toasts' },
  { title: '알림 줄', picture: 'notices', story: 'containers--notices' },
  { title: '날짜', picture: 'dates', story: 'containers--dates' },
  { title: '도넛', picture: 'donut', story: 'containers--donut-chart' },
  { title: '가로 막대', picture: 'horizontal-bars', story: 'containers--horizontal-bars' },
  { title: '세로 막대', picture: 'vertical-bars', story: 'containers--vertical-bar-chart' },
  { title: '원형 진행', picture: 'rings', story: 'charts--rings' },
  { title: '건강나이 계기', picture: 'age-gap', story: 'charts--age-gap' },
  { title: '꺾은선', picture: 'lines', story: 'charts--lines' },
  { title: '구간 차트', picture: 'range', story: 'charts--range' },
  { title: '쌓은 막대', picture: 'stacked', story: 'charts--stacked' },
  { title: '작은 선', picture: 'sparklines', story: 'charts--sparklines' },
  { title: '상태 눈금', picture: 'status', story: 'charts--status-rows' },
  { title: '뼈대', picture: 'skeletons', story: 'art--skeletons' },
  { title: '빈 화면', picture: 'empty', story: 'art--empty' },
  { title: '프로필 그림', picture: 'avatars', story: 'art--profile-pictures' },
  { title: '색', picture: 'colours', story: 'art--colours', wide: true },
  { title: '글자', picture: 'letters', story: 'art--letters', wide: true },
  { title: '아이콘', picture: 'icons', story: 'art--icons', wide: true },
  { title: '음식 그림', picture: 'dishes', story: 'art--dish-art', wide: true },
]
