-- Checks a proof by the rules of docs/proofs.md, in DuckDB. Made by `dance prove DIR --sql`.
WITH line AS (
  SELECT unnest(lines) AS line, generate_subscripts(lines, 1) AS number
  FROM (
    SELECT string_split_regex(regexp_replace(content, '^\x{FEFF}', ''), '\r\n|\r|\n') AS lines
    FROM read_text({{problem}})
  )
), word AS ( -- the words of each line: option -1 is the line of items
  SELECT row_number() OVER (ORDER BY number) - 2 AS option, line,
    string_split_regex(trim(line, ' ' || chr(9) || chr(11) || chr(12)), '[ \t\v\f]+') AS words
  FROM line WHERE NOT regexp_matches(line, '^[ \t\v\f]*(\||$)')
), item AS (
  SELECT name, row_number() OVER (ORDER BY place) - 1 AS item, place < bar AS is_primary
  FROM (
    SELECT unnest(words) AS name, generate_subscripts(words, 1) AS place,
      coalesce(nullif(list_position(words, '|'), 0), len(words) + 1) AS bar
    FROM word WHERE option = -1
  ) WHERE name <> '|'
), bit AS ( -- items as bits, 64 to a word
  SELECT name, item, is_primary, item // 64 AS word,
    CASE item % 64 WHEN 63 THEN -9223372036854775808 ELSE 1::BIGINT << (item % 64)::INTEGER END AS bit
  FROM item
), all_items AS (
  SELECT [[, |coalesce(bit_or(bit) FILTER (word = # AND is_primary), 0) AS primary_#]],
    [[, |coalesce(bit_or(bit) FILTER (word = #), 0) AS any_#]]
  FROM bit
), entry AS ( -- a word that begins with a bar is a cost
  SELECT option, bit.* FROM (SELECT option, unnest(words) AS name FROM word WHERE option >= 0) JOIN bit USING (name)
), each_option AS (
  SELECT option, bool_or(is_primary) AS can_be_chosen, option IN ({{givens}}) AS is_given,
    [[, |coalesce(bit_or(bit) FILTER (word = #), 0) AS has_#]]
  FROM entry GROUP BY option
), option AS (
  SELECT * FROM each_option WHERE can_be_chosen AND NOT is_given
), proof AS (
  SELECT [[, |open_#]], item, try_cast(number AS HUGEINT) AS number,
    typeof(number) = 'BIGINT' OR regexp_full_match(number::VARCHAR, '0|[1-9][0-9]*') AS is_number
  FROM read_parquet({{rows}}, hive_partitioning = false)
), edge AS ( -- what is left by each option that has the row's item and fits
  SELECT [[, |proof.open_#]], [[, |xor(proof.open_#, has_#) AS left_#]]
  FROM proof JOIN entry ON entry.item = proof.item AND entry.is_primary JOIN option USING (option)
  WHERE [[ AND |proof.open_# & has_# = has_#]]
), beginning AS ( -- what the givens leave of all items
  SELECT [[, |any_# & ~coalesce((SELECT bit_or(has_#) FROM each_option WHERE is_given), 0) AS left_#]] FROM all_items
){{normal}}, total AS (
  SELECT [[, |edge.open_#]], count(*) AS options, count(proof.number) AS found, sum(proof.number)::HUGEINT AS number
  FROM edge {{joined}} LEFT JOIN proof ON [[ AND |proof.open_# = {{left}}_#]]
  GROUP BY ALL
), checked AS (
  SELECT [[, |proof.open_#]], proof.item, proof.number,
    [[ AND |proof.open_# & primary_# = 0]] AS is_end,
    CASE WHEN is_end THEN 1 ELSE coalesce(total.number, 0) END AS expected,
    CASE WHEN [[ OR |proof.open_# IS NULL OR proof.open_# & ~any_# <> 0]] THEN 'its key has bits of no item'
      WHEN NOT coalesce(is_number, false) THEN 'its number is none'
      WHEN is_end AND proof.item IS NOT NULL THEN 'it has no primary item, and its row has one'
      WHEN NOT is_end AND NOT coalesce(bit.is_primary
        AND CASE bit.word [[ |WHEN # THEN proof.open_#]] END & bit.bit <> 0, false)
        THEN 'the item of its row is not one of its primary items'
      WHEN total.found < total.options THEN 'an option leaves a residual that has no row'
      WHEN proof.number IS DISTINCT FROM expected THEN 'its number is not the sum of the others' END AS fault
  FROM proof CROSS JOIN all_items LEFT JOIN bit ON bit.item = proof.item
    LEFT JOIN total ON [[ AND |total.open_# = proof.open_#]]
), fault AS (
  SELECT [[, |open_#]], number, expected, fault FROM checked WHERE fault IS NOT NULL
  UNION ALL
  SELECT [[, |open_#]], NULL, NULL, 'it has more than one row' FROM proof GROUP BY [[, |open_#]] HAVING count(*) > 1
  UNION ALL
  SELECT [[, |{{start}}_#]], NULL, NULL, 'it is the whole problem, and has no row' FROM {{beginning}}
  WHERE NOT EXISTS (SELECT 1 FROM proof WHERE [[ AND |proof.open_# = {{start}}_#]])
  UNION ALL
  SELECT [[, |NULL]], NULL, NULL, 'problem.dlx: ' || name || ' is no item, or there twice'
  FROM (
    SELECT DISTINCT name FROM (SELECT unnest(words) AS name FROM word WHERE option >= 0)
    WHERE NOT regexp_full_match(name, '\|-?[0-9]+') AND name NOT IN (SELECT name FROM item)
    UNION ALL
    SELECT name FROM item GROUP BY name HAVING count(*) > 1
    UNION ALL
    SELECT name FROM entry GROUP BY option, name HAVING count(*) > 1
    UNION ALL
    SELECT '|' FROM word WHERE option = -1 AND len(list_filter(words, word -> word = '|')) > 1
    UNION ALL
    SELECT name FROM item WHERE contains(name, ':') OR contains(name, '|')
  )
  UNION ALL
  SELECT [[, |NULL]], NULL, NULL, 'problem.dlx: it is not there, or has no items'
  WHERE NOT EXISTS (SELECT 1 FROM item)
  UNION ALL
  SELECT [[, |NULL]], NULL, NULL, 'problem.dlx: it has more items than the one that this statement is for'
  FROM item HAVING max(item) >= {{bits}}
  UNION ALL
  SELECT [[, |NULL]], NULL, NULL, 'problem.dlx: white space that is not a blank, a tab or the end of a line'
  FROM word WHERE regexp_matches(line,
    '[\x{1C}-\x{1F}\x{85}\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}]')
  UNION ALL
  SELECT [[, |NULL]], NULL, NULL, 'the givens are not disjoint options'
  FROM (SELECT count(*) AS found, sum([[ + |bit_count(has_#)]]) AS items, [[, |bit_or(has_#) AS all_#]]
    FROM each_option WHERE is_given AND can_be_chosen)
  WHERE found <> {{number}} OR items <> [[ + |bit_count(all_#)]]
), answer AS (
  SELECT * FROM (SELECT * FROM fault ORDER BY ALL NULLS FIRST LIMIT 10)
  UNION ALL
  SELECT [[, |open_#]], number, expected, {{proved}} FROM checked
  JOIN {{beginning}} ON [[ AND |checked.open_# = {{start}}_#]] WHERE NOT EXISTS (SELECT 1 FROM fault)
)
SELECT fault AS verdict, number, expected,
  (SELECT string_agg(name, ' ' ORDER BY item) FROM bit WHERE CASE word [[ |WHEN # THEN open_#]] END & bit <> 0)
    AS residual
FROM answer;
