-- Several entries of one day owe the same form: each is told from the others by its class, its number of shares and the names.
-- In functions that the planner does not look into, which are planned once a connection and not for every entry of a list.

-- An account of the register of members by its names on a day.
create function share_holder_in_words(holder uuid, day date) returns text language plpgsql stable as $$
begin return (
  select coalesce((
      select string_agg(coalesce(member -> 'name' ->> 'name',
          concat_ws(' ', member -> 'name' ->> 'forename', member -> 'name' ->> 'surname')), ' and ' order by place)
        from jsonb_array_elements(d.members) with ordinality each_one (member, place)), 'unidentified holders')
      || coalesce(' (' || d.designation || ')', '')
    from share_holder_detail d where d.holder_id = holder and (d.effective_on is null or d.effective_on <= day)
    order by d.effective_on desc nulls last, d.version desc limit 1
); end $$;

-- What an entry moved: "15 Ordinary from Bob Stone to Alice Green". One that restates a class names the class alone.
create function share_entry_in_words(entry uuid) returns text language plpgsql stable as $$
begin return (
  with moved as (
    select class_id, holder_id, sum(shares) as shares from share_posting
      where event_id = entry and account_key <> 'issuer' group by class_id, account_key, holder_id
  ), ranked as (
    select class_id, holder_id, shares > 0 as receives,
        row_number() over side as place, count(*) over (partition by class_id, shares > 0) as of_them
      from moved where holder_id is not null and shares <> 0
      window side as (partition by class_id, shares > 0 order by abs(shares) desc, holder_id)
  ), named as (
    select class_id, receives,
        string_agg(share_holder_in_words(holder_id, e.effective_on), ' and ' order by place)
          || case when max(of_them) > 2 then ' and ' || max(of_them) - 1 || ' others' else '' end as names
      from ranked join share_event e on e.id = entry
      where place = 1 or place = 2 and of_them = 2 group by class_id, receives
  ), classes as (
    select class_id, greatest(sum(shares) filter (where shares > 0), -sum(shares) filter (where shares < 0)) as shares
      from moved group by class_id
    union all
    select distinct t.class_id, null::numeric
      from share_event e join share_terms t on t.company_id = e.company_id and t.event_id = e.id
      where e.id = entry and t.class_id not in (select class_id from moved)
  )
  select string_agg(concat_ws(' ',
      case when restates then null when c.shares = trunc(c.shares) then to_char(c.shares, 'FM999,999,999,999,999,999,990')
        else trim_scale(c.shares)::text end,
      own.name,
      case when not restates then 'from ' || (select names from named n where n.class_id = c.class_id and not n.receives) end,
      case when not restates then 'to ' || (select names from named n where n.class_id = c.class_id and n.receives) end),
      '; ' order by own.name)
    from share_event e cross join classes c
    cross join lateral (select coalesce(c.shares, 0) = 0 or e.kind in ('subdivision', 'consolidation', 'redenomination') as restates) r
    cross join lateral (
      select case when t.event_id = e.id then t.before ->> 'name' else t.after ->> 'name' end as name
        from share_terms t left join share_event of_terms on of_terms.id = t.event_id
        where t.class_id = c.class_id and (t.event_id is null or of_terms.effective_on <= e.effective_on)
        order by t.event_id = e.id desc nulls last, t.version desc limit 1) own
    where e.id = entry
); end $$;
