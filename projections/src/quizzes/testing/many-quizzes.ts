export const MANY_QUIZZES = 30_000
const AUTHORS = MANY_QUIZZES / 100
/** Every so many quizzes there is one with the word. */
export const WORD_EVERY = { wszystko: 1, setny: 50, rzadki: 1_000 }
/** Every so many quizzes there is one that waits. */
export const WAITS_EVERY = 500

const search = Object.entries(WORD_EVERY).map(([word, every]) => `case when n % ${every} = 0 then '${word}' end`)

/** Statements that make many quizzes at once, a hundred an author, the last one the newest, each with two questions. */
export const MANY_QUIZZES_SQL = `
  insert into profiles.people (user_id, name, teacher_state)
    select 'a' || n, 'Osoba ' || n, 'active' from generate_series(0, ${AUTHORS - 1}) n;
  insert into quizzes.quizzes (quiz_id, author_id, state, title, frozen, listed, waiting, search, changed_at, sent_at)
    select 'q' || n, 'a' || n % ${AUTHORS}, case when n % ${WAITS_EVERY} = 0 then 'listed_waiting' else 'listed' end,
           'Quiz ' || n, 1, 1, case when n % ${WAITS_EVERY} = 0 then 1 end, concat_ws(' ', ${search.join(', ')}), at, at
      from generate_series(0, ${MANY_QUIZZES - 1}) n,
           lateral (select '2026-01-01'::timestamptz + n * interval '1 minute' as at) t;
  insert into quizzes.versions (quiz_id, version, author_id, title, description, subject_id, level, difficulty,
                                language, questions, length, frozen_at)
    select quiz_id, 1, author_id, title, '', 'subject' || right(quiz_id, 1), 'basic', 1 + right(quiz_id, 1)::int % 5,
           'pl', jsonb_build_array(jsonb_build_object('question_id', quiz_id || 'a', 'revision', 1),
                                   jsonb_build_object('question_id', quiz_id || 'b', 'revision', 1)), 2, sent_at
      from quizzes.quizzes;
  insert into quizzes.listed (quiz_id, version, author_id, subject_id, level, difficulty, language, length, search,
                              added_at)
    select v.quiz_id, 1, v.author_id, v.subject_id, v.level, v.difficulty, v.language, v.length, q.search, q.sent_at
      from quizzes.versions v join quizzes.quizzes q using (quiz_id);
  insert into quizzes.questions (question_id, revision, quiz_id, author_id, type, content, level, subject_id, search,
                                 frozen_at)
    select quiz_id || letter, 1, quiz_id, author_id, 'type-answer', '{"prompt": "Ile?"}', 'basic', 'maths', search,
           sent_at
      from quizzes.quizzes, unnest(array['a', 'b']) letter;
  analyze`
