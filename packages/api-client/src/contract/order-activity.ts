import * as z from 'zod/mini';
import { idInput, requiredText, version } from './inputs.js';
import { flag, id, instant, noResult, openEnum, opt, pageInput, pageOf, optionalText } from './parts.js';

/** Kinds of entries: comments and changes by people. Events of the journey are in the state. */
export const ACTIVITY_KINDS = ['comment', 'entered', 'changed', 'askedAgain', 'handled', 'snoozed', 'woken'] as const;

const COMMENT_MAX = 2000;
const MENTIONS_MAX = 10;

const comment = requiredText(COMMENT_MAX);

/** Ids of colleagues who may see the order; each gets one alert for a comment, however often it is changed. */
const mentions = z._default(z.array(idInput).check(z.maxLength(MENTIONS_MAX, 'tooMany')), []);

/** An entered field before and after a change: places and carriers as names in the reader's language, other values as stored. */
const change = z.looseObject({ field: z.string(), before: optionalText, after: optionalText });

export const activitySchemas = {
  activity: {
    input: z.object({ ...pageInput, id: idInput }),
    result: pageOf(
      z.looseObject({
        id,
        kind: openEnum(ACTIVITY_KINDS),
        /** Name of the person; null for a change by the system. */
        who: optionalText,
        /** Whether the caller wrote the comment, and so may change it. */
        own: opt(flag),
        at: instant,
        text: optionalText,
        /** Of a comment. */
        version: opt(z.number()),
        /** When the comment was changed last. */
        editedAt: instant,
        /** End of a snooze. */
        until: instant,
        changes: opt(z.array(change)),
        /** People whom the comment mentions, by their present names. */
        mentions: opt(z.array(z.looseObject({ id, name: z.string() }))),
      }),
    ),
  },
  comment: {
    input: z.object({ id: idInput, text: comment, mentions }),
    result: id,
  },
  editComment: { input: z.object({ id: idInput, version, text: comment, mentions }), result: noResult },
  deleteComment: { input: z.object({ id: idInput }), result: noResult },
};
