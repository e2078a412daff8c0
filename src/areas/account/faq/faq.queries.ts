import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import type { FaqSearch } from './faq-search.ts'

/** More than there are: questions are read on one page. */
const PAGE_SIZE = 100

export const faqCategoriesQuery = () => query('get', '/api/my/faq/faqCategoryList')

/**
 * Questions with their answers; while others are looked for the last ones stay, and what fails is said in their place.
 */
export const faqQuery = ({ q, cat }: FaqSearch) =>
  queryOptions({
    ...query('get', '/api/my/faq/faqList', {
      params: {
        query: {
          ...(cat !== undefined && { faqCategoryCode: cat }),
          ...(q !== undefined && { searchTxt: q }),
          pageSize: PAGE_SIZE,
        },
      },
      background: true,
    }),
    placeholderData: keepPreviousData,
  })
